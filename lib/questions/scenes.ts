/** The drawn photos by name; tools/media/scenes draws them, messages/<locale>/scenes.json says what they show. */
export const sceneNames = [
  'park',
  'busStop',
  'kitchen',
  'market',
  'library',
  'trainPlatform',
  'classroom',
  'bicycle',
  'beach',
  'office',
  'playground',
  'livingRoom',
  'waitingRoom',
  'hairSalon',
  'constructionSite',
  'campsite',
  'airportGate',
  'bakery',
  'orchard',
  'laundromat',
  'artClass',
  'snowyStreet',
  'gym',
  'ferryDeck',
  'roadside',
  'museum',
] as const;

export type SceneName = (typeof sceneNames)[number];

/** The address of a drawn photo: `busStop` is `bus-stop.svg`. */
export const scenePhoto = (name: SceneName) =>
  `/assets/photos/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.svg`;
