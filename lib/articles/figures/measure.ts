/** What a picture takes on the page, in px. */
export interface Size {
  width: number;
  height: number;
}

/** What a picture's file is by its first bytes; what is none of the others can only be a drawing. */
export function formatOf(bytes: Buffer): 'png' | 'webp' | 'jpg' | 'svg' {
  if (bytes.subarray(0, 8).equals(pngSignature)) return 'png';
  if (bytes.length > 30 && bytes.toString('latin1', 8, 12) === 'WEBP') return 'webp';
  return bytes.length > 4 && bytes.readUInt16BE(0) === 0xff_d8 ? 'jpg' : 'svg';
}

/**
 * The size of a picture, as its file says it.
 *
 * @param bytes of a PNG (https://www.w3.org/TR/png-3/), JPEG (ITU-T T.81), WebP
 *   (https://developers.google.com/speed/webp/docs/riff_container) or SVG
 * @returns undefined where the file is none of them
 */
export function measure(bytes: Buffer): Size | undefined {
  switch (formatOf(bytes)) {
    case 'png':
      return sized(bytes.readUInt32BE(16), bytes.readUInt32BE(20));
    case 'webp':
      return webp(bytes);
    case 'jpg':
      return jpeg(bytes);
    case 'svg':
      return svg(bytes.toString('utf8'));
  }
}

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function sized(width: number, height: number): Size | undefined {
  return width > 0 && height > 0 ? { width: Math.round(width), height: Math.round(height) } : undefined;
}

function webp(bytes: Buffer): Size | undefined {
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8X':
      return sized(bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1);
    case 'VP8L': {
      const bits = bytes.readUInt32LE(21);
      return sized((bits & 0x3f_ff) + 1, ((bits >>> 14) & 0x3f_ff) + 1);
    }
    case 'VP8 ':
      return sized(bytes.readUInt16LE(26) & 0x3f_ff, bytes.readUInt16LE(28) & 0x3f_ff);
    default:
      return undefined;
  }
}

function jpeg(bytes: Buffer): Size | undefined {
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff; at += 2 + bytes.readUInt16BE(at + 2)) {
    const kind = bytes[at + 1] ?? 0;
    const isFrame = kind >= 0xc0 && kind <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(kind);
    if (isFrame) return sized(bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5));
  }
  return undefined;
}

function svg(text: string): Size | undefined {
  const root = /<svg\b[^>]*>/.exec(text)?.[0];
  if (root === undefined) return undefined;
  const number = (name: string) => Number(new RegExp(`\\s${name}="([\\d.]+)(?:px)?"`).exec(root)?.[1] ?? 0);
  const [, , width = 0, height = 0] =
    /\sviewBox="([^"]*)"/
      .exec(root)?.[1]
      ?.split(/[\s,]+/)
      .map(Number) ?? [];
  return sized(number('width'), number('height')) ?? sized(width, height);
}
