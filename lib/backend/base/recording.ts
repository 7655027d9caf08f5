import { recordingLimit, recordingTypes } from '@/lib/api/contract/exam/exam-calls';
import { doorFailure } from './failure';
import { readBytes } from './read-json';

type RecordingType = (typeof recordingTypes)[number];

/** By the bytes that files begin with: EBML (RFC 8794), Ogg (RFC 3533), and the first box of ISO 14496-12 behind its length. */
const beginnings: readonly { type: RecordingType; at: number; bytes: Buffer }[] = [
  { type: 'audio/webm', at: 0, bytes: Buffer.from([0x1a, 0x45, 0xdf, 0xa3]) },
  { type: 'audio/ogg', at: 0, bytes: Buffer.from('OggS') },
  { type: 'audio/mp4', at: 4, bytes: Buffer.from('ftyp') },
];

/** What a recording is, whatever it is called; undefined for what is none. */
const recordingType = (recording: Buffer): RecordingType | undefined =>
  beginnings.find(({ at, bytes }) => recording.subarray(at, at + bytes.length).equals(bytes))?.type;

/**
 * The type that a request says its recording has. Asked before anything of the body is read.
 *
 * @throws ApiFailure 415
 */
export function declaredRecording({ headers }: Request): RecordingType {
  const declared = headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase();
  const type = recordingTypes.find((known) => known === declared);
  if (type === undefined) throw doorFailure('bad_content_type');
  return type;
}

/**
 * The recording that a request brings, which takes up megabytes of memory until it has come.
 *
 * @throws ApiFailure 413 above 4 MB, 415 for what is not of the type that it says
 */
export async function readRecording(request: Request, type: RecordingType): Promise<Buffer> {
  const bytes = await readBytes(request, recordingLimit);
  if (recordingType(bytes) !== type) throw doorFailure('bad_content_type');
  return bytes;
}
