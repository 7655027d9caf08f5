import { useRef } from 'react';
import type { ExamReport } from '@/lib/api/contract/exam/report';
import { Answers } from '../answers/answers';
import { KeepActions } from '../keep/keep-actions';
import { useUnfoldedOnPaper } from '../keep/use-unfolded-on-paper';
import { EarlierExams } from '../scores/earlier-exams';
import { Meaning } from '../scores/meaning';
import { Overall } from '../scores/overall';
import { Skills } from '../scores/skills';
import { Lessons } from '../tasks/lessons';
import { TaskTable } from '../tasks/task-table';
import type { ReportLinks } from './links';

interface ReportProps {
  report: ExamReport;
  links: ReportLinks;
}

export function Report({ report, links }: ReportProps) {
  const room = useRef<HTMLDivElement>(null);
  useUnfoldedOnPaper(room);
  return (
    <div ref={room} data-tint="mock-exam">
      <Overall report={report} />
      <KeepActions report={report} />
      <Skills report={report} />
      <Meaning />
      <EarlierExams report={report} address={links.report} />
      <TaskTable report={report} />
      <Lessons lessons={report.lessons} />
      <div className="report-answers">
        <Answers report={report} />
      </div>
    </div>
  );
}
