/** The address of a recording, which a script made of the text (tools/media/sounds). */
export const soundPath = (name: string): string => `/assets/sounds/${name}.mp3`;

/** The name of the recording of what is said in a conversation: at a turn, from 0, or before the first one, its situation. */
export const heardName = (set: string, turn: number | 'situation'): string =>
  `${set}-${turn === 'situation' ? 0 : turn + 1}`;
