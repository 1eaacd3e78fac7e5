// boardgame.io's own server with that game; prints its port.
const { Server } = require('boardgame.io/server');
const { ForSale } = require('./game.js');

const server = Server({ games: [ForSale], origins: [/127\.0\.0\.1/] });
server.run({ port: 0, callback: () => {} }).then(({ appServer }) => {
  console.log(appServer.address().port);
});
