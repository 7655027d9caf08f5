import { useEffect, useRef, useState, type ComponentProps, type FormEvent, type ReactNode } from 'react';
import { PromptForm, type PromptFormProps } from '@/components/ui/dialog/prompt-form';
import { promptError, type PromptRule } from '@/components/ui/dialog/prompt-rule';
import { sendForm } from '../form/send-form';
import { Modal } from './modal';

interface PromptDialogProps extends Pick<
  PromptFormProps,
  'label' | 'hint' | 'confirm' | 'busy' | 'cancel' | 'tone'
> {
  title: string;
  children?: ReactNode;
  value?: string;
  rule: PromptRule;
  input?: Pick<ComponentProps<'input'>, 'type' | 'name' | 'autoComplete' | 'maxLength' | 'inputMode'>;
  /** Does what the prompt is for; resolves to what is to be said of it when it did not work. */
  onConfirm: (value: string) => Promise<string | undefined>;
  /** After Escape, the way out and success. */
  onClose: () => void;
}

/** Asks for one value in a modal dialog (spec section 5). What is wrong is said beside the field, which keeps what was typed. */
export function PromptDialog({
  title,
  children,
  value = '',
  rule,
  input,
  onConfirm,
  onClose,
  ...form
}: PromptDialogProps) {
  const field = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const [pending, setPending] = useState(false);

  // After the dialog has opened, which gives the focus to its title.
  useEffect(() => {
    // Not every browser focuses what it selects.
    field.current?.focus();
    field.current?.select();
  }, []);

  const show = (problem: string | undefined) => {
    setError(problem);
    if (problem !== undefined) field.current?.focus();
  };
  const leave = () => {
    if (!pending) onClose();
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!field.current) return;
    const entered = field.current.value;
    const view = { isBusy: () => pending, setBusy: setPending, show };
    const isDone = await sendForm(view, promptError(entered, rule), () => onConfirm(entered));
    if (isDone) onClose();
  };

  return (
    <Modal title={title} onClose={leave}>
      {children}
      <PromptForm
        {...form}
        error={error}
        pending={pending}
        input={{
          autoComplete: 'off',
          autoCapitalize: 'none',
          spellCheck: false,
          ...input,
          ref: field,
          defaultValue: value,
        }}
        onSubmit={(event) => void send(event)}
        onCancel={leave}
      />
    </Modal>
  );
}
