import { pageColors, pageFaces } from './page-look';
import { pictureOf, pictureSize, type PictureTexts } from './picture';

/**
 * Draws the picture of a report and hands it over: to the sheet of a phone that shares and saves, else as a file. Nothing of it leaves the
 * browser by itself.
 *
 * @returns whether a file was saved; the sheet may have been closed
 * @throws where the browser cannot draw it
 */
export async function savePicture(texts: PictureTexts, name: string): Promise<boolean> {
  const svg = pictureOf(texts, pageColors(), await pageFaces());
  const file = new File([await pngOf(svg)], name, { type: 'image/png' });
  if (canShare(file)) {
    const shared = await share(file);
    if (shared) return false;
  }
  download(file);
  return true;
}

/** Who points with a mouse expects a file from a button that says so. */
const canShare = (file: File): boolean =>
  window.matchMedia('(pointer: coarse)').matches && navigator.canShare?.({ files: [file] }) === true;

/** @returns whether it was taken, or knowingly left */
async function share(file: File): Promise<boolean> {
  try {
    await navigator.share({ files: [file] });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

async function pngOf(svg: string): Promise<Blob> {
  const image = new Image();
  // The policy of the pages takes pictures of this kind alone from elsewhere than the site.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  await settled(image);
  const canvas = document.createElement('canvas');
  canvas.width = pictureSize.width;
  canvas.height = pictureSize.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws nothing');
  context.drawImage(image, 0, 0);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('Nothing was drawn'))), 'image/png');
  });
}

/** ms, times. A typeface that the browser has used for a picture before is there at once, and nothing changes any more. */
const [lookEvery, looks] = [50, 20];

/** A picture that brings its typeface along counts as decoded before its letters are there: they come while one looks. */
async function settled(image: HTMLImageElement): Promise<void> {
  const canvas = document.createElement('canvas');
  // Small enough to be compared quickly, large enough for letters to be seen.
  canvas.width = pictureSize.width / 4;
  canvas.height = pictureSize.height / 4;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return;
  const look = () => {
    context.clearRect(0, 0, canvas.width, canvas.height);
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return context.getImageData(0, 0, canvas.width, canvas.height).data.join();
  };
  const first = look();
  for (let last = first, count = 0; count < looks; count += 1) {
    await new Promise((resolve) => setTimeout(resolve, lookEvery));
    const now = look();
    if (now !== first && now === last) return;
    last = now;
  }
}

function download(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  document.body.append(link);
  link.click();
  link.remove();
  // Browsers read it after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
