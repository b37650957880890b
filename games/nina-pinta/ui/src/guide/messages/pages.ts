import { defineMessages, translator } from '@portolan/i18n';

/** What the guide gives a new player to read. */
export const t = translator(
  defineMessages('np.guide.pages', {
    welcomeTitle: 'Welcome to the New World',
    welcome:
      'Columbus had three ships, and in this game each finds a New World of its own. You send ships to all three, explore and settle them, build Towns and Cities, and spend the gold they bring home. After {eras, plural, one {# era} other {# eras}} the most points win. I explain each step and suggest a move; you decide. Press “Leave” whenever you want to go on alone.',
    worldsTitle: 'Three worlds, seven lands each',
    worlds:
      '{worlds} have the same seven lands, all face down at first. What a land holds shows only when somebody explores it. With {players, plural, one {# player} other {# players}}, mixed land has room for {mixed, plural, one {# settlement} other {# settlements}}, plains, forest and mountains for {plains}, and inhospitable land for {inhospitable, plural, =0 {none} other {#}}. Everybody’s settlements count.',
    eraTitle: 'An era in six phases',
    era: 'First a token is revealed and brings gold. Then you pack your three ships in secret, sail them and land your people, govern your lands for gold, and take Benefits. Last, the era is completed and the next one begins. The bar above the map shows where you are. This era’s token: {token}, and you got {gold} gold.',
    grow: 'every land of {world} has room for one more settlement',
    build: 'Towns and Cities can be built in {world}',
    noToken: 'none yet',
    scoreTitle: 'What brings points',
    score:
      'Everything is scored at the end: {settler} for each Settler on the map, {town} for each Town, {city} for each City. Progress Benefits score in four groups: the more different ones of a group, the more each is worth, and Arts, Science and Religion grow with the Cities of one world. Every {gold} gold at home score 1.',
    planTitle: 'A plan for the first era',
    plan: 'You cannot build yet, so the plan is: send Captains with a Settler each to two worlds, explore and settle there, bring the first gold home, and take the Benefits that cost nothing or little. Of the gold that comes home, keep some for the next crews. If you choose differently, the plan changes with you.',
    eraEndTitle: 'Era {era} is over',
    eraEnd:
      'If the game ended now, you would score {total}: {lands} for your settlements, {benefits} for Benefits and {gold} for gold. Benefits that nobody took are gone. The new turn order is {order}: it comes from the places you took when you passed.',
    freshTitle: 'What is new in era {era}',
    fresh:
      'A new token: {token}, and you got {gold} gold. New Benefits are on display, and the first one costs {price} gold now. In this era {war, plural, =0 {no world goes} one {# world goes} other {# worlds go}} to war: there, ships can attack. Whoever has most types of Military Benefit chooses which.',
    aloneTitle: 'Now you know every phase',
    alone:
      'From here on my advice is shorter. A good aim is three different terrains side by side in one world: then you can build Towns there as soon as its Build token is revealed. Towns yield {town} gold in every era, Cities {city}, and Cities make your Benefits grow.',
    lastEraTitle: 'The last era',
    lastEra:
      'After this era the game ends with the Benefits. Gold in Strongholds then scores nothing, and gold at home scores 1 for every {gold}. So land Settlers where there is room, build what you can, and spend gold on Benefits that count.',
    endTitle: 'The game is over: what is counted',
    end: 'Everything behind the screens is shown now. Points come from three sources: what stands on the map, the Progress Benefits, and gold.',
    landsTitle: 'Final scoring: the map',
    lands:
      'Settlers score {settler}, Towns {town} and Cities {city}; a Cathedral doubles Towns and Settlers. For you that makes {worlds}.',
    inWorld: '{n} in {world}',
    benefitsTitle: 'Final scoring: Benefits and gold',
    benefits:
      'Arts, Science and Religion count the Cities in the world with their marker; Military counts the City discs that were never placed, up to {most}. That is what your first Benefit of a group scores, and each further one scores 1 more. For you: Arts {arts}, Science {science}, Religion {religion}, Military {military}. Your gold scores {gold}.',
    winnerTitle: '{won, select, true {You have won!} other {The final score}}',
    winner:
      'The result: {scores}. {tie, select, true {With equal points, the player who comes first in the turn order wins. } other {}}That was a whole game of Niña & Pinta; the cards, the phases and the rules are there for your next one.',
    score1: '{who} {n}',
    you: 'you',
  }),
);
