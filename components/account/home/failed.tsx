import { buttonClass } from '@/components/ui/button';

interface FailedProps {
  text: string;
  retry: string;
  onRetry: () => void;
}

export function Failed({ text, retry, onRetry }: FailedProps) {
  return (
    <div role="alert" className="my-6">
      <p>{text}</p>
      <button type="button" onClick={onRetry} className={buttonClass('secondary', 'mt-4')}>
        {retry}
      </button>
    </div>
  );
}
