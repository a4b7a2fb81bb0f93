/**
 * How much a human player thinks of what, in units of a plentiful resource. Found by play, and far from sharp: most
 * of them can be changed by half without a difference that a thousand games would show.
 */
export const TUNE = {
  /** Resources while there is plenty. */
  food: 0.97,
  fuel: 1.22,
  morale: 0.62,
  population: 1.32,
  /** The same on the way to New Caprica. */
  planet: { food: 0.75, fuel: 1.2, morale: 0.65, population: 1.8 },
  /** The same with Cylons in pursuit. */
  pursued: { food: 0.95, fuel: 2.2, morale: 0.65, population: 1.25 },
  /** The last unit of something. */
  lostGame: 25,
  /** The last unit but one: another loss would be the end. The one before it is worth half of that. */
  brink: 2.5,
  /** The last fuel but one, where another journey is ahead. */
  stranding: 12,
  /** How much dearer resources are the fewer are left: now, and for all of the way that lies ahead. */
  scarce: 3.8,
  scarceAhead: 6.1,
  /** A jump two steps before Auto Jump, and one; for every bit of danger left behind; the people at risk. */
  jump: 0.6,
  jumpSoon: 0.87,
  jumpThreat: 1.2,
  jumpPursued: 0.65,
  jumpCost: 1.15,
  /** The same where those people will be missed on New Caprica. */
  jumpCostPlanet: 1.4,
  /** A step of the jump track, and a unit of distance. */
  jumpIcon: 0.9,
  distance: 6.8,
  /** A step of the jump track while everybody waits for Galactica on New Caprica: in itself, and with all ready. */
  returnStep: 0.1,
  returnReady: 1,
  /** Command, for what it can see off; how often a ship is lost that nothing is after yet; moving it instead. */
  escort: 2,
  escortMost: 1.5,
  doomed: 0.6,
  moved: 0.5,
  /** How much more a hit on Galactica means with four places damaged, and with five. */
  frail: [2, 4],
  /** Locations: in themselves, and for what there is to do. */
  command: 0.45,
  commandFoes: 0.22,
  weapons: 0.33,
  weaponsRaiders: 0.12,
  weaponsStars: 0.37,
  hangar: 0.8,
  /** Communications: in itself, and how often raiders come that ships are moved away from. */
  communications: 0.15,
  hunted: 1,
  armory: 0.7,
  office: 0.586,
  research: 0.48,
  /** With so many cards in hand more of them are of no use at all. */
  fullHand: 11,
  press: 0.44,
  quarters: 1,
  detention: 0.95,
  /** Somebody who walks free: in itself, for each who is held, and where all are. */
  free: 0.9,
  freeEach: 0.4,
  leaderless: 4,
  /** How much more that is to whoever is held than to others, who must give cards for it. */
  escape: 1.8,
  cic: 0.15,
  cicStars: 0.5,
  batteries: 0.55,
  airlock: 0.7,
  /** A ship saved from New Caprica, and how many are thought to be saved whatever one does. */
  ship: 1.1,
  savedAnyhow: 4,
  /** What a ship that is brought up counts for, and how much less there is to do about Galactica meanwhile. */
  evacuate: 2.3,
  orbit: 0.45,
  /** An Executive Order for somebody at the Shipyard, against what could be done there oneself. */
  exodusOrder: 1.3,
  /** How much better the odds must become to be waited for: below 1 Galactica leaves sooner. */
  patience: 0.85,
  /** A ship made ready on New Caprica, as a part of one that is saved. */
  prepare: 1.2,
  /** Danger: a raider with civilian ships about, a heavy raider, a basestar, centurions aboard. */
  raiderThreat: 0.45,
  heavyThreat: 0.6,
  starThreat: 1.15,
  boarded: 1,
  /** What raiders and basestars do when they are activated, each; a raider that is shot; an attack that is drawn. */
  raiderHarm: 0.2,
  starHarm: 0.7,
  raider: 0.5,
  attack: 3.4,
  /** The President draws a Quorum card. */
  petition: 0.47,
  /** Cards and titles played as actions. */
  consolidate: 0.4,
  order: 0.8,
  scout: 0.35,
  scoutFuel: 2,
  repair: 0.8,
  /** The part of what there will be to do at a place that is mended. */
  repairUsed: 0.4,
  nuke: 1.65,
  nukeThreat: 0.12,
  /** A nuke that is spent where it can be built again. */
  nukeSpent: 0.55,
  /** State of Emergency, for each human who can make something of it. */
  emergency: 0.4,
  /** What looking at one of the Final Five costs. */
  finalFive: 1.9,
  /** How many points more than needed a check is given, in itself and for what is at stake. */
  care: 1.17,
  careStakes: 0.54,
  /** How wide of the mark guesses about a check are. */
  unsure: 3,
  /** A skill card in a human's hand. */
  card: 0.12,
  /** How many points more than can be seen are hoped for before a check is given up. */
  hopeless: 12.5,
  /** The part of what others could give that they are thought to give; what a point of difficulty costs. */
  givenShare: 0.63,
  cards: 0.032,
  /** How much civilian ships near raiders add to the need for a viper. */
  prey: 0.6,
  /** How much a civilian ship that nothing is after adds to it, where such ships stay behind a jump. */
  stranded: 1,
  /** What is worth more to the fleet than this, a Cylon in hiding leaves undone. */
  rescue: 3.6,
  /** How often a Cylon in hiding dares to spoil a check, and what it must cost the fleet. */
  daring: 0.85,
  sabotage: 0.1,
  /** The same on the way to New Caprica, where the fleet is short of everything as it is. */
  daringPlanet: 0.55,
  sabotagePlanet: 0.25,
  /** How often an Admiral who is a Cylon plots the worse course: in itself, and for strong nerves; on the way to New
   *  Caprica that part of it. */
  astray: 0.45,
  astrayNerve: 0.3,
  astrayPlanet: 0.5,
  /** A turn in the open: a Crisis of one's choice, and the cards the fleet does not get. */
  capricaTurn: 1.5,
  denied: 0.5,
  /** A turn in hiding, for somebody everybody trusts; the part of it in the Brig; where others
   *  press the fleet anyhow; before the sleepers wake. */
  hiddenTurn: 7.2,
  hiddenHeld: 0.4,
  hiddenPressed: 2.5,
  asleep: 2,
  /** A Super Crisis card; and with so many turns left it is high time. */
  superCrisis: 2.6,
  lastTurns: 0.75,
  /** Somebody this suspicious should hold no office. */
  suspect: 0.7,
  /** What it is worth to lock a Cylon up just before the end; how much worse it makes every turn before that, and
   *  how much of that before the sleepers wake, when hardly anybody shows the own face. */
  arrest: 1.8,
  provoked: 1.4,
  /** The same once it has been accused anyhow. */
  warned: 0.4,
  provokedAsleep: 0.4,
  /** What it costs to lock up an innocent: at once, and for every turn they are missed. */
  wronged: 2.3,
  missed: 0.7,
  /** What it is worth that somebody else plots the next course, for every jump, and governs, for every turn. */
  badCourse: 3,
  badRule: 0.4,
  /** Somebody this suspicious is worth executing. */
  condemn: 0.8,
  /** The same for the Admiral on New Caprica, and what it is worth that a Cylon does not give the order to leave. */
  condemnAdmiral: 0.7,
  endCommand: 3,
  /** A token that may be held against one, once there are three of them, and how often an ally is met. */
  trauma: 0.2,
  guilt: 0.9,
  allyMet: 0.5,
} as const;
