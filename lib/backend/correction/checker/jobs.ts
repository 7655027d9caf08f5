import type { Frames } from '@/lib/correction/sound/frames.mjs';
import type { Lint } from '@/lib/correction/text/lint';

/** `type` as it was sent: `audio/webm`, `audio/ogg` or `audio/mp4`. */
export interface Recording {
  type: string;
  bytes: Uint8Array;
}

/** What the thread is told. A recording of more seconds is refused. */
export type Request = { text: string } | (Recording & { mostSeconds: number });

/** What it tells; why a recording could not be read is for whoever runs the site. */
export type Reply = { lints: Lint[] } | { frames: Frames } | { unreadable: string };
