import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/lib/routes/link';

interface DiagnosticLinkProps {
  look?: Parameters<typeof buttonClass>[0];
  className?: string;
}

export function DiagnosticLink({ look = 'primary', className }: DiagnosticLinkProps) {
  const t = useTranslations('learn.path.diagnostic');
  return (
    <Link to="diagnostic" className={buttonClass(look, className)}>
      {t('link')}
    </Link>
  );
}
