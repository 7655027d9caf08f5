import { LegalPage } from '@/components/articles/legal-page';
import { ContactForm } from '@/components/contact/contact-form';
import { pageMetadata } from '@/lib/routes/metadata';

export const generateMetadata = () => pageMetadata('contact');

export default function ContactPage() {
  return <LegalPage id="contact" parts={{ ContactForm }} />;
}
