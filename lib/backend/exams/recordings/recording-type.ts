import type { recordingTypes } from '@/lib/api/contract/exam/exam-calls';

type RecordingType = (typeof recordingTypes)[number];

/** By the bytes that files begin with: EBML (RFC 8794), Ogg (RFC 3533), and the first box of ISO 14496-12 behind its length. */
const beginnings: readonly { type: RecordingType; at: number; bytes: Buffer }[] = [
  { type: 'audio/webm', at: 0, bytes: Buffer.from([0x1a, 0x45, 0xdf, 0xa3]) },
  { type: 'audio/ogg', at: 0, bytes: Buffer.from('OggS') },
  { type: 'audio/mp4', at: 4, bytes: Buffer.from('ftyp') },
];

/** What a recording is, whatever it is called; undefined for what is none. */
export const recordingType = (recording: Buffer): RecordingType | undefined =>
  beginnings.find(({ at, bytes }) => recording.subarray(at, at + bytes.length).equals(bytes))?.type;
