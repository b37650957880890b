import { faultMaker, SHAPE_PROBLEMS } from '@portolan/kernel';

/** The problems that only this game's checks report, in English; its user interface makes a catalogue of them. */
export const PROBLEMS = {
  idOfLetters: 'must be an id of letters beginning with a lower-case one, not {found}',
  shortName: 'must be a name of 1 to 40 characters, not {found}',
  workedExamples: 'must be a whole number from {min} to {max}, not {found} (the worked examples need it)',
  investorCost: 'must be at most startVp ({max}), not {found}',
  typeCount: 'must hold {count} of type "{type}", not {found}',
  goldCount: 'must show gold on {count} of type "{type}", not on {found}',
  goodsPerCircle: 'must have {count} entries, one for each circle, not {found}',
  portsOffering: 'must offer {good} at {count} of the ports, not at {found}',
  stockForVoyages: 'must be {wanted}, {each} for each of {voyages} voyages, not {found}',
  exactly: 'must be {wanted}, not {found}',
  afterRicherTile: 'must come after {richer}, the richer tile of its kind',
  circleBefore: 'must be at most {max}, the amount in the circle before it, not {found}',
  poorerTotal: 'must give {max} in all at most, like {richer}, not {found}',
  ghostResult: 'must be {wanted}: the Ghost comes on 1 and 2',
  crewBesideGhost: 'must be 0 beside the Ghost, not {found}',
  beyondDie: 'is beyond {highest}, the highest result a die of {faces} can have',
  sameChoice: 'offers the same as a choice before it',
} as const;

export const fault = faultMaker({ ...SHAPE_PROBLEMS, ...PROBLEMS });
