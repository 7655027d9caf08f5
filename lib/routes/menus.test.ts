import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { footerCompany, footerProducts, mainMenu, productMenu } from './menus';
import { pageRoutes } from './routes';

/** Pages that header and footer name in their markup. */
const written = ['header/header', 'footer'].flatMap((name) =>
  [...readFileSync(`components/layout/${name}.tsx`, 'utf8').matchAll(/\bto="(\w+)"/g)].map(([, id]) => id),
);

/** The menus have four products and no overview of them (spec section 2); it is reached from the sitemap page. */
const fromElsewhere = ['products'];

it('links every page that search engines are asked to list from the header or the footer', () => {
  const linked = [...productMenu.map(({ id }) => id), ...mainMenu, ...footerProducts, ...footerCompany];
  const listed = Object.values(pageRoutes).filter((route) => route.indexed);
  const left = listed
    .map(({ id }) => id)
    .filter((id) => ![...linked, ...written, ...fromElsewhere].includes(id));
  expect(left, 'add it to a list in lib/routes/menus.ts').toEqual([]);
});
