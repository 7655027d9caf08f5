import { QuestionSlide, type Question } from './question-slide';

/** Questions in a row that moves sideways, one in view at a time. */
export function QuestionTrack({ name, questions }: { name: string; questions: readonly Question[] }) {
  return (
    <ol className="practice-track flex snap-x snap-mandatory gap-4 overflow-x-auto rounded-card border border-line bg-surface">
      {questions.map((item, index) => (
        <QuestionSlide
          key={item.id}
          name={item.name ?? name}
          place={{ number: index + 1, count: questions.length }}
          item={item}
        />
      ))}
    </ol>
  );
}
