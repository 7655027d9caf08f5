import { readFileSync } from 'node:fs';
import path from 'node:path';
import { scenePhoto, type SceneName } from '@/lib/questions/scenes';

const drawings = new Map<SceneName, string>();

/**
 * The shapes of a drawing as its file has them, without its own colours: in a page the style sheet's tokens fill the same classes.
 *
 * @throws Error where the file is not one that `npm run scenes` writes
 */
function drawingOf(name: SceneName): string {
  const known = drawings.get(name);
  if (known !== undefined) return known;
  const file = path.join(/* turbopackIgnore: true */ process.cwd(), 'public', scenePhoto(name));
  const shapes = /<\/style>([^]*)<\/svg>/.exec(readFileSync(file, 'utf8'))?.[1];
  if (shapes === undefined) throw new Error(`${file} is no drawing: npm run scenes writes it.`);
  const drawing = shapes.replaceAll('\n', '');
  drawings.set(name, drawing);
  return drawing;
}

export function Scene({ name, title }: { name: SceneName; title: string }) {
  return (
    <svg
      role="img"
      aria-label={title}
      viewBox="84 84 456 304"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="block w-full rounded-control"
      dangerouslySetInnerHTML={{ __html: drawingOf(name) }}
    />
  );
}
