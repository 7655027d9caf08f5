import { useLocale, useTranslations } from 'next-intl';
import { BareFrame } from '@/components/layout/bare-frame';
import { TutorRoomIsland } from '@/components/tutor/tutor-room.island';
import { useHref } from '@/lib/routes/link';
import { pageMetadata } from '@/lib/routes/metadata';
import { localizePath } from '@/lib/i18n/paths';
import { courses, type CourseKey } from '@/lib/site/courses';

export const generateMetadata = () => pageMetadata('tutor');

const menu = ['app', 'exam', 'appCorrection', 'appPractice', 'courses'] as const;

export default function TutorPage() {
  const t = useTranslations('tutor-room');
  return (
    <BareFrame page="tutor" title={useTranslations('meta')('tutor.name')} wide menu={menu}>
      <p className="mt-4 max-w-prose text-lead text-muted">{t('lead')}</p>
      <TutorRoomIsland
        locale={useLocale()}
        root={useHref('home')}
        loading={t('loading')}
        failed={t('failed')}
        retry={t('retry')}
        links={{
          login: useHref('login'),
          plans: `${useHref('pricing')}#plans-title`,
          privacy: useHref('privacy'),
          courses: useHref('courses'),
          practice: useHref('appPractice'),
          correction: useHref('appCorrection'),
          lessons: useLessonLinks(),
        }}
      />
    </BareFrame>
  );
}

function useLessonLinks() {
  const name = useTranslations('courses.lessons');
  const locale = useLocale();
  const links = courses.map(({ key, slug }) => [
    key,
    { href: localizePath(`/courses/${slug}`, locale), name: name(`${key}.name`) },
  ]);
  return Object.fromEntries(links) as Record<CourseKey, { href: string; name: string }>;
}
