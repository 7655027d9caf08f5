import { createRoot } from 'react-dom/client';
import { Shell } from './shell';
import './styles/styles.css';

const root = document.getElementById('root');
if (root) createRoot(root).render(<Shell />);
