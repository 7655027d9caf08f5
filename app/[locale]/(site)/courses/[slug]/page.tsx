import { notFound } from 'next/navigation';
import { LessonData } from './_sections/data';
import { LessonPage } from './_sections/lesson';
import { PageFrame } from '@/components/layout/page-frame';
import { courses, findCourse } from '@/lib/site/courses';
import { courseMetadata } from '@/lib/routes/metadata';
import { courseRoute } from '@/lib/routes/routes';

export const dynamicParams = false;

export function generateStaticParams() {
  return courses.map(({ slug }) => ({ slug }));
}

type Props = PageProps<'/[locale]/courses/[slug]'>;

async function requestedCourse(params: Props['params']) {
  return findCourse((await params).slug) ?? notFound();
}

export async function generateMetadata({ params }: Props) {
  return courseMetadata(await requestedCourse(params));
}

export default async function CoursePage({ params }: Props) {
  const course = await requestedCourse(params);
  return (
    <PageFrame route={courseRoute(course)}>
      <LessonPage course={course} />
      <LessonData course={course} />
    </PageFrame>
  );
}
