import { expect, it } from 'vitest';
import { panelBundle } from './bundle.mjs';

it('makes the scripts and styles of the editor of their sources', async () => {
  const bundle = panelBundle();
  await bundle.make();
  const [panel, styles, pointer] = await Promise.all(
    ['panel.js', 'panel.css', 'pointer.js'].map((name) => bundle.file(name)),
  );
  expect(panel).toContain('/__edit/api/');
  expect(styles).toContain('{');
  expect(pointer).toContain('/__edit/changes');
  // React itself and the parser of messages are for the panel; pages load this in every language.
  expect(pointer?.length).toBeLessThan(60_000);
  await expect(bundle.file('other.js')).rejects.toThrow('no file other.js');
});
