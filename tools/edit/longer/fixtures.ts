import type { Context, Route } from '../contract';
import { checkouts } from '../texts/testing';
import { longerCalls } from './aside/calls.mjs';
import { articleTools } from './aside/tools.mjs';
import { routes } from './routes.mjs';

export const post = 'content/blog/en/skills/photo.mdx';
export const germanPost = 'content/blog/de/skills/photo.mdx';

export const english = `---
title: How to describe a photo in the test
description: One order for writing and speaking about a photo, five sentence frames and a weak answer made better.
name: Describe a photo
published: 2026-11-22
updated: 2026-11-22
related:
  - skills/other
---

You have one minute for this.

## Look at the photo first

Name what you see, then say why it matters. See [prices](/pricing).

## Then write it down

- Begin with the people
`;

export const german = `---
title: Ein Foto im Test beschreiben
description: Eine Reihenfolge, um über ein Foto zu schreiben und zu sprechen, fünf Satzmuster und eine bessere Antwort.
name: Ein Foto beschreiben
published: 2026-11-22
updated: 2026-11-22
---

Du hast dafür eine Minute.

## Sieh dir zuerst das Foto an

Nenne, was du siehst, dann sag, warum es wichtig ist. Siehe [Preise](/pricing).

## Dann schreib es auf

- Beginne mit den Menschen
`;

const categories = 'skills:\n  name: Skills\n  description: How to do it.\n';
const folders = checkouts();

// Loaded before any test counts its time: on a busy machine it takes seconds.
await articleTools();

export async function withPosts(more: Record<string, string> = {}) {
  const checkout = await folders({
    [post]: english,
    [germanPost]: german,
    'content/blog/en/skills/other.mdx': english.replace('  - skills/other', '  - skills/photo'),
    'content/blog/en/categories.yml': categories,
    'content/blog/de/categories.yml': categories,
    'content/blog/ru/categories.yml': categories,
    ...more,
  });
  const calls = longerCalls(checkout.root) as Record<string, (...args: unknown[]) => unknown>;
  const aside = { ask: async (name: string, ...args: unknown[]) => calls[name]?.(...args) };
  const context = { ...checkout.context, aside } as unknown as Context;
  const call = async <Answer>(path: string, given: object = {}): Promise<Answer> => {
    const route = (routes as Route[]).find((one) => one.path === path);
    if (!route) throw new TypeError(`There is no call ${path}`);
    return (await route.handle(context, route.input.parse(given))) as Answer;
  };
  return { ...checkout, context, call };
}
