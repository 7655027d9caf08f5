import { z } from 'zod';
import { route } from '../route.mjs';
import { knownLanguage } from '../texts/known.mjs';
import { knownLonger } from './known.mjs';
import { newPost, translate } from './make.mjs';
import { addPicture, removePicture } from './pictures.mjs';
import { saveLonger } from './save.mjs';

const key = z.string().max(300);
const locale = z.string().max(20);
const text = z.string().max(200_000);
/** A picture that is allowed is smaller; of a larger one the check says how large it may be. */
const base64 = z.base64().max(900_000);

/** Posts, legal texts and landing pages, by keys such as `blog/skills/describe-a-photo`. */
export const routes = [
  route('GET', 'longer', z.object({}), ({ aside }) => aside.ask('longerList')),
  route('GET', 'longer/text', z.object({ key }), async (context, input) =>
    context.aside.ask('longerText', await knownLonger(context, input.key)),
  ),
  route(
    'POST',
    'longer/check',
    z.object({ key, locale, text, english: text.optional() }),
    async (context, { key: asked, ...input }) => {
      knownLanguage(context, input.locale);
      const name = `${await knownLonger(context, asked)}.mdx`;
      return context.aside.ask('longerCheck', { name, ...input });
    },
  ),
  route(
    'POST',
    'longer/save',
    z.object({ key, from: z.record(locale, text.nullable()), texts: z.record(locale, text) }),
    async (context, input) => {
      for (const code of Object.keys(input.texts)) knownLanguage(context, code);
      await knownLonger(context, input.key);
      return saveLonger(context, input);
    },
  ),
  route(
    'POST',
    'longer/new',
    z.object({ title: z.string().trim().min(1).max(200), category: z.string().max(200) }),
    newPost,
  ),
  route('POST', 'longer/translate', z.object({ key, locale }), async (context, input) => {
    knownLanguage(context, input.locale);
    await knownLonger(context, input.key);
    return translate(context, input);
  }),
  route(
    'POST',
    'longer/picture',
    z.object({ key, name: z.string().max(200), data: base64 }),
    async (context, input) => {
      await knownLonger(context, input.key);
      return addPicture(context, input);
    },
  ),
  route(
    'POST',
    'longer/picture/remove',
    z.object({ key, name: z.string().max(200) }),
    async (context, input) => {
      await knownLonger(context, input.key);
      return removePicture(context, input);
    },
  ),
];
