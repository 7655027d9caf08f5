import { useTranslations } from 'next-intl';
import { ListeningDialog } from '@/components/figures/listening-dialog';

const parts = ['scene', 'reply', 'summary'] as const;

/** How Interactive Listening goes, beside a conversation of it; catalog `listen`. */
export function ListeningConversation() {
  const t = useTranslations('listen');
  return (
    <div className="grid items-center gap-12 lg:grid-cols-12">
      <div className="order-last min-w-0 lg:order-none lg:col-span-6">
        <ListeningDialog />
      </div>
      <ol className="grid gap-8 border-s-2 border-tint-strong ps-6 lg:col-span-6">
        {parts.map((part) => (
          <li key={part}>
            <h3 className="text-lg font-semibold">{t(`conversation.${part}.title`)}</h3>
            <p className="mt-1 text-muted">{t(`conversation.${part}.body`)}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
