import { fullUnless } from '../../support/full';
import { failedLoads } from '../../support/problems';
import { expect, test } from '../../support/test';

const forms = [
  { path: '/login', fields: ['email', 'password'] },
  { path: '/register', fields: ['email', 'nickname'] },
  { path: '/forget', fields: ['email'] },
  { path: '/contact-us', fields: ['name', 'email', 'message'] },
  { path: '/withdraw', fields: ['name', 'email', 'purchase', 'reason'] },
];

for (const { path, fields } of forms) {
  test(`what is entered at ${path} and sent before script has come stays in its fields${fullUnless(path === '/login')}`, async ({
    page,
    allowErrors,
  }) => {
    allowErrors(failedLoads);
    await page.route(/\/_next\/static\/.*\.js/, (route) => route.abort('connectionrefused'));
    await page.goto(path);
    const left: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) left.push(request.url());
    });
    const form = page.getByRole('main').locator('form');
    const field = (name: string) => form.locator(`[name="${name}"]`);
    for (const name of fields) await field(name).fill(`ada.${name}@example.com`);
    await field(fields[0] ?? '').press('Enter');
    await form.locator('button[type="submit"]:visible').click();
    // Asked after any other document would have been, in which there is no answer.
    expect(await page.evaluate(() => fetch('/robots.txt').then(({ status }) => status))).toBe(200);
    expect(left).toEqual([]);
    for (const name of fields) await expect(field(name)).toHaveValue(`ada.${name}@example.com`);
  });
}
