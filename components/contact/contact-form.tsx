import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { MessageForm } from './contact-form.island';
import { buttonClass } from '@/components/ui/button';
import { Field } from '@/components/ui/form/field';
import { Problems } from '@/components/ui/form/problems';
import { LengthCounter } from '@/components/ui/form/length-counter';
import { contactTopics } from '@/lib/api/contract/contact-calls';
import { limits } from '@/lib/api/contract/limits';
import { localeTable } from '@/lib/i18n/locale-table';
import { Failures } from './failures';
import { SenderFields } from './sender-fields';
import { Trap } from './trap';
import { brand } from '@/lib/site/brand';

/** The contact form. Without script it is not there: the page shows the mail address below it. */
export function ContactForm() {
  const t = useTranslations('contact');
  const locale = useLocale();
  return (
    <section aria-labelledby="form-title" className="max-w-2xl noscript:hidden">
      <h2 id="form-title" className="mb-5 text-xl font-bold">
        {t('title')}
      </h2>
      <MessageForm locale={locale} lang={localeTable[locale].lang}>
        <Outcomes />
        <div data-part="fields" className="grid gap-4">
          <Fields />
        </div>
      </MessageForm>
    </section>
  );
}

function Outcomes() {
  const t = useTranslations('contact');
  return (
    <>
      <Failures slowDown={t('errors.slowDown')} unavailable={(tags) => t.rich('errors.unavailable', tags)} />
      <div data-outcome="sent" hidden tabIndex={-1} className="rounded-card bg-good-soft p-6 text-good">
        <h3 className="text-lg font-bold">{t('sent.title')}</h3>
        <p className="mt-1">{t('sent.text')}</p>
      </div>
    </>
  );
}

function Fields() {
  const t = useTranslations('contact');
  const format = useFormatter();
  const max = format.number(limits.message);
  return (
    <>
      <SenderFields form="contact" />
      <Field id="contact-topic" label={t('topic')} error={<Problems of={[]} />}>
        {(control) => (
          <div className="menu-field">
            <select {...control} name="topic" className={`${control.className} appearance-none pe-11`}>
              {contactTopics.map((topic) => (
                <option key={topic} value={topic}>
                  {t(`topics.${topic}`, { brand: brand.name })}
                </option>
              ))}
            </select>
          </div>
        )}
      </Field>
      <Field
        id="contact-message"
        label={t('message')}
        error={
          <Problems
            of={[
              { key: 'missing', text: t('errors.messageMissing') },
              { key: 'long', text: t('errors.messageLong', { max: limits.message }) },
            ]}
          />
        }
        aside={<LengthCounter max={max} zero={format.number(0)} spoken={t('counter', { n: '{n}', max })} />}
      >
        {/* No maxlength: a browser would cut a pasted text without a word. */}
        {(control) => (
          <textarea {...control} name="message" rows={7} className={`${control.className} resize-y py-3`} />
        )}
      </Field>
      <Trap id="contact-website" label={t('trap')} />
      <button type="submit" className={buttonClass('primary', 'min-h-12 justify-self-start')}>
        <span data-busy="false">{t('submit')}</span>
        <span data-busy="true" hidden>
          {t('busy')}
        </span>
      </button>
    </>
  );
}
