/** The drawn photos by name; components/scenes draws them, messages/<locale>/scenes.json says what they show. */
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
] as const;

export type SceneName = (typeof sceneNames)[number];
