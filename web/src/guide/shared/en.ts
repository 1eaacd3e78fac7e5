// Made by tools/word_files.py from words/en/*.ftl. Do not edit: run `make types`.

import type { Forms } from '../../words/filled'

export default {
  'guide-title': 'Guided first game: {game}',
  'guide-step': 'Step {n} of {all}',
  'guide-go-on': 'Go on',
  'guide-leave': 'Leave the lesson',
  'guide-again': 'From the beginning',
  'guide-for-sale-bid': 'Three buildings come under the hammer: 4, 9 and 22. The higher the number, the better the building. You have 28 coins for the whole game. Begin with a bid of 1.',
  'guide-for-sale-raise': 'The others raise, and Clara is at 3. A bid is always your total, not what you add. Bid 4.',
  'guide-for-sale-again': 'Bruno and Clara have passed. Each took the cheapest building left and got half the bid back. You were the last one in: you pay all 4 coins, and the 22 is yours. Whoever wins opens the next row. Bid 2.',
  'guide-for-sale-pass': 'Clara is at 5 already. You need not win every row. Pass: you take the 6, the cheapest building, and one of your 2 coins comes back.',
  'guide-for-sale-rest': 'That is the first half: bid or pass until all buildings are sold. The other eight rows are played for you.',
  'guide-for-sale-sell': 'The second half: three cheques lie open, and the best pays 15. Everybody lays one building face down; then the best building gets the best cheque. Lay down the 28.',
  'guide-for-sale-low': 'Nobody had anything better: 15 for you. Now there is a cheque that pays 0, and the best pays only 8. Too little for a good building. Lay down the 6.',
  'guide-for-sale-count': 'The 6 has taken the 0, and your good buildings are still in your hand. That is the second half. The other eight sales are played for you.',
  'guide-for-sale-over': 'Cheques and coins left over are added up: you have 108 and win. That was the whole game.',
  'guide-monopoly-roll': 'Everybody begins with 1,500 and goes round the town. Whoever owns most in the end wins. It is your turn: roll the dice.',
  'guide-monopoly-buy': 'You are in Hofen, a light blue street. It belongs to nobody. If it is yours, everybody who comes here owes you rent. Buy it.',
  'guide-monopoly-done': 'Hofen is yours for 100. Now you could still trade. End your turn.',
  'guide-monopoly-bid': 'Clara does not want to buy Waldhausen. What is not bought is auctioned, and everybody may bid. It is light blue as well. Bid 60.',
  'guide-monopoly-raise': 'Bruno is at 70. The price on the board is 100, so there is room. Bid 80.',
  'guide-monopoly-card': 'Waldhausen is yours for 80. It is your turn again: roll the dice.',
  'guide-monopoly-end': 'On this place a card is drawn, and this one brings you 200. Others cost something, or lead to jail. End your turn.',
  'guide-monopoly-accept': 'Bruno has the last light blue street and offers it for 180. That is more than its price, but only with the whole colour may you build. Look at his offer and accept it.',
  'guide-monopoly-build': 'All three light blue streets are yours. Build one house on each of them, and the rent rises at once.',
  'guide-monopoly-demand': 'Clara stands on your street with the new house. Rent does not come by itself here: you must ask for it before somebody rolls again. Ask for it now.',
  'guide-monopoly-over': 'The game is over, and everything counts: cash, deeds and buildings. You own most and win. That was the core of it; you will meet jail, mortgages and debts as you play.',
} satisfies Forms
