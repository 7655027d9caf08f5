import { CourseData } from './_sections/data';
import { CourseFaq } from './_sections/faq';
import { CourseIntroduction } from './_sections/introduction';
import { CourseSections } from './_sections/sections';
import { PageFrame } from '@/components/layout/page-frame';
import { pageMetadata } from '@/lib/routes/metadata';
import { pageRoutes } from '@/lib/routes/routes';

export const generateMetadata = () => pageMetadata('courses');

export default function CoursesPage() {
  return (
    <PageFrame route={pageRoutes.courses}>
      <CourseIntroduction />
      <CourseSections />
      <CourseFaq />
      <CourseData />
    </PageFrame>
  );
}
