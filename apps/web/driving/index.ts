export { answerByHand, seeOffer } from './byHand.ts';
export { launchChromium, launchForCommands } from './chromium.ts';
export { firstLoad } from './firstLoad.ts';
export { type Interaction, timeClicks } from './interactions.ts';
export { listenForLatency, slowDown } from './latency.ts';
export {
  dragDisc,
  dragTile,
  letOthersSail,
  playToBuilding,
  playToMissions,
  playToPlacing,
  putTiles,
  roam,
  type TraceEvent,
  traced,
} from './motion.ts';
export { isOver } from './play.ts';
export { greet, makeTable, makeTournament, recordOf, resign, type TABLE_REQUESTS } from './tables.ts';
export { startTestServer, type TestServer } from './testServer.ts';
