import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import type { AnsweredTask } from '@/lib/questions/bank/open-bank';
import { questionTypes } from '@/lib/questions/types';
import type { RoomLinks, Standing } from '../room/given';
import { BackLink, Head } from '../room/head';
import { goTo, type Place } from '../room/place';
import { Loading, Trouble } from '../room/trouble';
import { TaskAnswer } from './answer';
import { draftedTasks } from './drafts';
import { nextTask, taskBehind } from './next-task';
import { OwnOrder } from './own-order';
import { modeOf, type RoomTask } from './room-types';
import { TaskCard } from './task-card';

interface OrderProps {
  place: Extract<Place, { at: 'order' }>;
  locale: Locale;
  standing: Standing;
  links: RoomLinks;
  onSent: () => void;
}

export function Order({ place, ...given }: OrderProps) {
  const t = useTranslations('correction-room');
  const { type } = place;
  return (
    <>
      <BackLink to={{ at: 'lobby' }}>{t('order.back')}</BackLink>
      <Head>{type === 'own' ? t('choose.own') : <span lang="en">{questionTypes[type].name}</span>}</Head>
      {type === 'own' ? <OwnOrder {...given} /> : <TaskOrder type={type} wished={place.task} {...given} />}
    </>
  );
}

interface TaskOrderProps extends Omit<OrderProps, 'place'> {
  type: RoomTask;
  /** As the address has it: it may name no task of this type. */
  wished: string | undefined;
}

function TaskOrder({ type, wished, ...given }: TaskOrderProps) {
  const { standing, locale } = given;
  const { tasks, retry } = useTasks(type);
  const [tried] = useState(() => standing.tasks.map(({ task }) => task));
  const [drafted] = useState(draftedTasks);
  if (tasks === undefined) return <Loading />;
  if ('error' in tasks) return <Trouble error={tasks.error} onRetry={retry} />;
  const task = tasks.find(({ id }) => id === wished) ?? nextTask(tasks, tried, drafted);
  if (!task) return null;
  const place = tasks.indexOf(task);
  const goOn = () => {
    const next = taskBehind(tasks, place, tried);
    if (next) goTo({ at: 'order', type, task: next.id }, { replace: true });
  };
  return (
    <>
      <TaskCard
        task={task}
        number={place + 1}
        count={tasks.length}
        isTried={tried.includes(task.id)}
        locale={locale}
        onNext={goOn}
      />
      <TaskAnswer
        key={task.id}
        {...given}
        type={type}
        mode={modeOf(type)}
        name={task.id}
        prompt={{ task: task.id }}
        limits={task}
      />
    </>
  );
}

type Tasks = readonly AnsweredTask[] | { error: unknown } | undefined;

function useTasks(type: RoomTask): { tasks: Tasks; retry: () => void } {
  const [tasks, setTasks] = useState<Tasks>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let current = true;
    import('@/lib/questions/bank/open-bank').then(
      ({ answeredTasks }) => current && setTasks(answeredTasks[type]),
      (error: unknown) => current && setTasks({ error }),
    );
    return () => {
      current = false;
    };
  }, [type, tries]);
  const retry = () => {
    setTasks(undefined);
    setTries(tries + 1);
  };
  return { tasks, retry };
}
