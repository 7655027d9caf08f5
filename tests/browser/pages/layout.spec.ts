import { hydrated, message } from '../../support/site';
import { expect, test } from '../../support/test';

test('the head of a page stands where it is, whether or not its figure has arrived yet @full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  for (const path of ['/', '/duolingo-practice-test', '/speaking-ai-correction', '/de/mock-exam']) {
    await page.goto(path);
    // Taken out before, it would be missed when the page comes alive.
    await hydrated(page);
    const [whole, partial] = await page.evaluate(() => {
      const heading = document.querySelector('main h1');
      const top = () => heading?.getBoundingClientRect().top;
      const before = top();
      heading?.parentElement?.nextElementSibling?.remove();
      return [before, top()];
    });
    expect(whole, path).toBeGreaterThan(0);
    expect(partial, path).toBe(whole);
  }
});

test('whatever opens has the same sign, open and shut @full', async ({ page }) => {
  const signsOf = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('summary')].map((summary) => {
        const { width, height, borderBottomWidth, content } = getComputedStyle(summary, '::after');
        const own = summary.querySelectorAll('svg').length;
        return [
          width,
          height,
          borderBottomWidth,
          content,
          own,
          getComputedStyle(summary).listStyleType,
        ].join();
      }),
    );
  for (const path of ['/', '/mock-exam', '/learn', '/practice', '/courses/det-read-and-select-course']) {
    await page.goto(path);
    const signs = await signsOf();
    expect(signs.length, path).toBeGreaterThan(2);
    expect([...new Set(signs)], path).toEqual(['8px,8px,1px,"",0,none']);
  }
  const turned = (open: boolean) =>
    page.evaluate((isOpen) => {
      const details = document.querySelector('main details');
      if (!(details instanceof HTMLDetailsElement)) throw new Error('Nothing opens here.');
      details.open = isOpen;
      return getComputedStyle(details.querySelector('summary') ?? details, '::after').transform;
    }, open);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await turned(true)).not.toBe(await turned(false));
});

test('the arrow of a select stands as far from the edge as the text of a field @full', async ({ page }) => {
  await page.goto('/contact-us');
  const select = page.getByRole('combobox', { name: message('en', 'contact', 'topic') });
  expect(
    await select.evaluate((element) => {
      const { appearance, paddingInlineStart } = getComputedStyle(element);
      const { right } = getComputedStyle(element.parentElement ?? element, '::after');
      return { appearance, even: right === paddingInlineStart };
    }),
  ).toEqual({ appearance: 'none', even: true });
});

test('a ruler that names every ten names all of them, and no figure touches the next @full', async ({
  page,
}) => {
  for (const width of [600, 740, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/score-converter');
    await hydrated(page);
    const figures = page.getByRole('main').locator('svg.ruler text:not(.level)').filter({ hasText: /^\d+$/ });
    await expect(figures.filter({ hasText: '150' }).first()).toBeVisible();
    const boxes = await figures.filter({ visible: true }).evaluateAll((all) =>
      all
        .map((figure) => ({ y: figure.getAttribute('y'), box: figure.getBoundingClientRect() }))
        .filter(({ y }) => y === all[0]?.getAttribute('y'))
        .map(({ box: { left, right } }) => ({ left, right })),
    );
    expect(boxes.length, `${width} px`).toBe(16);
    for (const [index, { left }] of boxes.slice(1).entries())
      expect(left - (boxes[index]?.right ?? 0), `${width} px`).toBeGreaterThan(4);
  }
});

test('the button back to the top makes way for the buttons of a question @full', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/practice');
  await hydrated(page);
  const up = page.getByRole('button', { name: message('en', 'chrome', 'scrollToTop') });
  await page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) details.open = true;
  });
  // Lays the end of the last such part that is not beside the window at the end of the window, where the button is.
  const scrollToEndOf = (selector: string) =>
    page.evaluate((parts) => {
      const inView = [...document.querySelectorAll(parts)].filter((part) => {
        const { left, right, width } = part.getBoundingClientRect();
        return part.checkVisibility() && width > 0 && left >= 0 && right <= innerWidth;
      });
      const end = inView.at(-1)?.getBoundingClientRect().bottom ?? 0;
      window.scrollBy({ top: end - innerHeight, behavior: 'instant' });
      return window.scrollY;
    }, selector);
  expect(await scrollToEndOf('footer nav')).toBeGreaterThan(1200);
  await expect(up).toBeVisible();
  expect(await scrollToEndOf('form[data-question]')).toBeGreaterThan(1200);
  await expect(up).toBeHidden();
});
