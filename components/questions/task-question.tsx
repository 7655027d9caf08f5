import type { ReactNode } from 'react';
import type { OpenTask } from '@/lib/questions/open-task';
import { Recorder } from './recording/recorder';
import { WritingField } from './writing-field';

export function TaskQuestion({ task, photo }: { task: OpenTask; photo?: ReactNode }) {
  return (
    <div className="grid gap-4">
      {photo ? <div className="max-w-sm">{photo}</div> : null}
      <p lang="en" className="text-lg font-semibold">
        {task.prompt}
      </p>
      {task.mode === 'write' ? <WritingField /> : <Recorder prepare={task.prepare} seconds={task.seconds} />}
    </div>
  );
}
