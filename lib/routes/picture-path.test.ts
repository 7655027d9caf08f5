import { expect, test } from 'vitest';
import { courseRoute, pageRoutes } from './routes';
import { courses } from '../site/courses';
import { ogImagePath } from './picture-path';

const text = { locale: 'en', route: pageRoutes.mockExam, title: 'Title', description: 'Line' } as const;

test('names the language and the page or lesson', () => {
  expect(ogImagePath(text)).toMatch(/^\/og\/en\/mockExam\.png\?v=[0-9a-f]{8}$/);
  const [course] = courses;
  expect(ogImagePath({ ...text, locale: 'zh', route: courseRoute(course) })).toContain(
    `/og/zh/${course.key}.png`,
  );
});

test('changes with the text and with where one text ends', () => {
  const paths = [
    text,
    { ...text, description: 'line' },
    { ...text, title: 'TitleL', description: 'ine' },
    { ...text, title: '練習' },
    { ...text, title: '試験' },
  ].map(ogImagePath);
  expect(new Set(paths).size).toBe(paths.length);
  expect(ogImagePath({ ...text })).toBe(paths[0]);
});
