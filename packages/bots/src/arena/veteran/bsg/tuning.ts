/**
 * How much a human player thinks of what, in units of a plentiful resource. Found by play, and far from sharp: most
 * of them can be changed by half without a difference that a thousand games would show.
 */
export const TUNE = {
  /** Resources while there is plenty. */
  food: 0.75,
  fuel: 1.05,
  morale: 0.85,
  population: 0.85,
  /** The same on the way to New Caprica. */
  planet: { food: 0.6, fuel: 1.05, morale: 0.85, population: 1.3 },
  /** The same with Cylons in pursuit. */
  pursued: { food: 0.75, fuel: 1.4, morale: 0.85, population: 0.85 },
  /** A jump before Auto Jump: in itself, for every bit of danger left behind, and the share of people at risk. */
  jump: 1.3,
  jumpThreat: 0.7,
  jumpCost: 0.9,
  /** The same where those people will be missed on New Caprica. */
  jumpCostPlanet: 1.1,
  /** A step of the jump track, and a unit of distance. */
  jumpIcon: 0.9,
  distance: 4,
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
  weapons: 0.35,
  weaponsRaiders: 0.16,
  weaponsStars: 0.5,
  hangar: 0.8,
  communications: 0.15,
  communicationsRaiders: 0.09,
  armory: 0.4,
  armorySpace: 0.75,
  office: 0.7,
  research: 0.42,
  press: 0.44,
  quarters: 1,
  brig: 1.2,
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
  /** Cards and titles played as actions. */
  order: 0.55,
  scout: 0.35,
  repair: 0.75,
  nuke: 0.9,
  /** A nuke that is spent where it can be built again. */
  nukeSpent: 0.55,
  /** State of Emergency, for each human who can make something of it. */
  emergency: 0.3,
  /** What looking at one of the Final Five costs. */
  finalFive: 1.9,
  /** How many points more than needed a check is given, in itself and for what is at stake. */
  care: 2.2,
  careStakes: 0.7,
  /** How many points more than can be seen are hoped for before a check is given up. */
  hopeless: 10,
  /** The part of what others could give that they are thought to give; what a point of difficulty costs. */
  givenShare: 1,
  cards: 0.04,
  /** How much civilian ships near raiders add to the need for a viper. */
  prey: 0.6,
  /** How much a civilian ship that nothing is after adds to it, where such ships stay behind a jump. */
  stranded: 1,
  /** A Cylon with this much nerve shows its face once the sleepers are awake, where open force is missed. */
  openly: 0.65,
  /** Somebody this suspicious is worth locking up. */
  suspect: 0.7,
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
