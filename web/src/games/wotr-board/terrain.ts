// What flows and grows in Middle-earth. Rivers are ordinary borders, followed from their springs.

export const RIVERS: Record<string, string[]> = {
  anduin: [
    "carrock|eagles-eyrie",
    "carrock|old-ford",
    "old-ford|rhosgobel",
    "gladden-fields|rhosgobel",
    "gladden-fields|north-anduin-vale",
    "dimrill-dale|north-anduin-vale",
    "dimrill-dale|south-anduin-vale",
    "parth-celebrant|south-anduin-vale",
    "parth-celebrant|western-brown-lands",
    "eastemnet|western-brown-lands",
    "eastemnet|western-emyn-muil",
    "druadan-forest|western-emyn-muil",
    "dead-marshes|druadan-forest",
    "druadan-forest|osgiliath",
    "minas-tirith|osgiliath",
    "lossarnach|osgiliath",
    "osgiliath|pelargir",
    "pelargir|west-harondor",
  ],
  baranduin: [
    "the-shire|tower-hills",
    "buckland|evendim",
    "buckland|the-shire",
    "old-forest|the-shire",
    "old-forest|south-ered-luin",
    "cardolan|south-ered-luin",
    "minhiriath|south-ered-luin",
  ],
  greyflood: [
    "trollshaws|weather-hills",
    "south-downs|trollshaws",
    "hollin|south-downs",
    "cardolan|north-dunland",
    "north-dunland|tharbad",
    "south-dunland|tharbad",
    "enedwaith|tharbad",
    "enedwaith|minhiriath",
  ],
  bruinen: ["fords-of-bruinen|trollshaws", "hollin|trollshaws"],
  isen: ["fords-of-isen|gap-of-rohan", "druwaith-iaur|gap-of-rohan", "druwaith-iaur|enedwaith"],
  entwash: ["eastemnet|westemnet", "eastemnet|folde"],
  celebrant: ["lorien|parth-celebrant"],
  lhun: ["ered-luin|evendim", "ered-luin|tower-hills", "grey-havens|tower-hills"],
  celduin: [
    "dale|vale-of-the-carnen",
    "northern-rhovanion|vale-of-the-carnen",
    "vale-of-the-carnen|vale-of-the-celduin",
    "north-rhun|vale-of-the-celduin",
    "north-rhun|northern-dorwinion",
  ],
  carnen: ["iron-hills|vale-of-the-carnen", "north-rhun|vale-of-the-carnen"],
  poros: ["east-harondor|south-ithilien", "south-ithilien|west-harondor"],
  harnen: ["near-harad|west-harondor", "near-harad|umbar"],
  ringlo: ["dol-amroth|lamedon"],
  morthond: ["anfalas|erech", "anfalas|dol-amroth"],
};

export type Growth = "forest" | "hill" | "marsh" | "grass" | "waste" | "dune" | "ash";

const GROWS: Record<Growth, string> = {
  forest:
    "old-forest fangorn lorien woodland-realm northern-mirkwood western-mirkwood eastern-mirkwood southern-mirkwood " +
    "narrows-of-the-forest old-forest-road dol-guldur rhosgobel trollshaws druadan-forest north-ithilien eagles-eyrie",
  hill:
    "north-downs south-downs weather-hills tower-hills western-emyn-muil eastern-emyn-muil iron-hills ettenmoors " +
    "north-dunland south-dunland ered-luin north-ered-luin dimrill-dale high-pass goblins-gate mount-gram angmar " +
    "andrast withered-heath hollin ash-mountains carrock druwaith-iaur lamedon",
  marsh: "dead-marshes gladden-fields",
  grass:
    "eastemnet westemnet folde edoras helms-deep fords-of-isen gap-of-rohan parth-celebrant the-shire buckland " +
    "enedwaith minhiriath evendim arnor anfalas lossarnach pelargir cardolan dale vale-of-the-carnen north-rhun " +
    "east-rhun northern-dorwinion southern-dorwinion",
  waste: "western-brown-lands eastern-brown-lands noman-lands dagorlad south-rhun southern-rhovanion tharbad",
  dune: "near-harad far-harad umbar khand west-harondor east-harondor harlindon",
  ash: "gorgoroth barad-dur nurn morannon minas-morgul",
};

export const GROWTH = new Map(
  Object.entries(GROWS).flatMap(([growth, all]) => all.split(" ").map((region) => [region, growth as Growth])),
);
