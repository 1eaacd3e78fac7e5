export default {
  'mine.games_about': 'Only this browser shows it, and whoever has your link.',
  'mine.wins': '{games|# game|# games}, {wins} won; a fair share would be {share}.',
  'mine.best': 'Best auction here: {what}, worth {worth}, for {paid}.',
  'mine.place': 'Place {rank} of {of}, {score}',
  'mine.curve': 'Your result from game to game',
  'mine.export': 'Save as a file',
  'mine.delete': 'Delete all',
  'mine.delete_about': 'The list, the scores of your series, your links to all tables and the addresses for pushes are deleted, here and on the server, and cannot be had back. Tables at which only you and bots played are removed whole. Tables with other people stay, with the name you used there.',
  'mine.elsewhere': 'On other devices',
  'mine.elsewhere_about': 'Open this link on another device, and the list is there, too, with what comes later. Keep it to yourself: it opens this list and nothing else. Deleting the games ends it.',
  'mine.none': 'Nothing is kept here any more.',
}
