import { expect, it } from 'vitest';
import { z } from 'zod';
import photos from '../../../content/bank/photos.json';
import firstPhotos from '../../../content/questions/photos.json';
import { openSchemas } from '../schemas';
import { samples } from '../samples';

const { items } = photos;

const schema = z.array(openSchemas.photos.element.extend({ id: z.string().regex(/^ph-\d{3}$/) }));

it('the photos of the bank hold to their schema and are counted from 101', () => {
  expect(schema.parse(items)).toEqual(items);
  expect(items.map(({ id }) => id)).toEqual(
    Array.from({ length: 14 }, (_, index) => `ph-${String(101 + index)}`),
  );
});

it('half of them are spoken about and half are written about, in turn', () => {
  expect(items.map(({ task }) => task)).toEqual(
    Array.from({ length: 14 }, (_, index) => (index % 2 ? 'write' : 'speak')),
  );
});

it('each shows a scene that no other task and no sample answer shows', () => {
  const scenes = items.map(({ scene }) => scene);
  expect(new Set(scenes).size).toBe(14);
  const taken: string[] = [
    ...firstPhotos.items.map(({ scene }) => scene),
    samples.speakAboutThePhoto.scene,
    samples.writeAboutThePhoto.scene,
  ];
  expect(scenes.filter((scene) => taken.includes(scene))).toEqual([]);
});

it('each asks as the first photos ask', () => {
  expect(new Set(items.map(({ prompt }) => prompt))).toEqual(
    new Set(firstPhotos.items.map(({ prompt }) => prompt)),
  );
});
