import { CourseFaq } from '@/components/sections/course-faq';
import { CourseIntroduction } from '@/components/sections/course-introduction';
import { CourseSections } from '@/components/sections/course-sections';
import { PageFrame } from '@/components/site/page-frame';
import { pageMetadata } from '@/lib/site/metadata';
import { pageRoutes } from '@/lib/site/routes';

export const generateMetadata = () => pageMetadata('courses');

export default function CoursesPage() {
  return (
    <PageFrame route={pageRoutes.courses}>
      <CourseIntroduction />
      <CourseSections />
      <CourseFaq />
    </PageFrame>
  );
}
