/** The address of a recording, which a script made of the text (scripts/media/sounds). */
export const soundPath = (name: string): string => `/assets/sounds/${name}.mp3`;
