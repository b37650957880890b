import { defineMessages, translator } from '@portolan/i18n';

/** What the guide gives a new player to read. */
export const t = translator(
  defineMessages('am.guide.pages', {
    welcomeTitle: 'Welcome, explorer',
    welcome:
      'You sail to an archipelago that is new in every game. In {rounds, plural, one {# round} other {# rounds}} you discover islands, found trading posts, build on the land and gather goods. The most points at the end win. I explain each step and suggest a move; you decide. Press “Leave” whenever you want to go on alone.',
    roundTitle: 'Seven phases make a round',
    round:
      'Each colour has a phase, from blue to white, and in each phase everyone takes one action. The bar above the map shows which phase it is. After the white phase the pirates attack, and the next round begins.',
    towerTitle: 'The tower decides what you can do',
    tower:
      'A phase starts when its cubes are dropped into the tower. Some get stuck, and some that were stuck fall out. This time {out} came out. Each of these colours is an action that you may take. The colour with the most cubes sets the action points (AP): {ap} for whichever action you choose.',
    scoreTitle: 'What brings points',
    score:
      'The first post on an island scores {discovery}. Every tile you build scores at once, and more on a big island, one of {big} spaces or more. A completed island pays everyone who has posts there. Goods, gold and two tracks score at the end of the game. Pirates cost points if you have too few cannons.',
    planTitle: 'A plan for the first round',
    plan: 'In each phase we take the action of its colour where it helps. So the plan is: sail to a big island and found a post (blue), load cannons (black), plan tiles (red), win a progress token (brown), build the tiles (green), buy production (yellow) and move up in the turn order (white). If you choose differently, the plan changes with you.',
    piratesTitle: 'Round {round}: the pirates attacked',
    beaten:
      'The pirates had strength {strength}. You fired {fired, plural, one {# cannon} other {# cannons}} and lost nothing; {left, plural, =0 {you have none left} one {you keep # for later} other {you keep # for later}}. The score is now {scores}.',
    harmless: 'The pirates had strength 0, so nobody needed cannons. The score is now {scores}.',
    beatenOff:
      'The pirates had strength {strength}. You had {fired, plural, =0 {no cannons} one {only # cannon} other {only # cannons}}, so {lost, plural, =0 {you would have lost points, but you had none} one {you lost # point} other {you lost # points}}. It is always the full strength, never just the difference. The score is now {scores}.',
    freshTitle: 'What is new in round {round}',
    fresh:
      'One more pirate marker lies open: together they have strength {strength} now. The progress tokens that were to leave are gone, those that stayed leave next, and new ones came. All production tokens were replaced. And the time marker went down to {marker}: what a completed island pays is multiplied by it, so early is better.',
    aloneTitle: 'Now you know every action',
    alone:
      'From here on my advice is shorter. You need not take the action of the phase: any colour that comes out of the tower will do, so take what brings you most. A good aim is to fill one island where you have posts and to complete it early.',
    lastRoundTitle: 'The last round',
    lastRound:
      'After this round the game ends. Tiles that are only planned score nothing, and neither do cannons that are left over. So build what you can, have {strength, plural, one {# cannon} other {# cannons}} for the last attack, and spend gold where it brings more than the 1 point that each gold scores.',
    endTitle: 'The game is over: what comes on top',
    end: 'The pirates attacked one last time. Then chests and gold tokens were turned into gold, and everything that waited was counted: gold, goods, progress tokens and the two tracks.',
    goodsTitle: 'Final scoring: gold and goods',
    goods:
      'Each gold scores 1 point: {gold} for you. For each kind of good, your crates are multiplied by your production tokens of that kind: {goods} for you.',
    tracksTitle: 'Final scoring: tokens and tracks',
    tracks:
      'Progress tokens that score at the end brought you {tokens}. On each of the two tracks the highest number you reached counts: {progress} on the progress track and {order} on the order track.',
    points: '{points, plural, one {# point} other {# points}}',
    winnerTitle: '{won, select, true {You win!} other {The final scores}}',
    winner:
      'Final scores: {scores}. {tie, select, true {A tie goes to the player who is further ahead on the order track. } other {}}The result shows where everyone’s points came from. That was a whole game of Amerigo; the cards, the phases and the rules are there for your next one.',
    score1: '{who} {n}',
    you: 'you',
  }),
);
