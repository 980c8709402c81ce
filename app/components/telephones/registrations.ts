import { createContext } from 'react';
import type { Registrations } from '../../telephone';

/** Of the school, which are no telephone numbers; `app/document.tsx` provides them. */
export const RegistrationsContext = createContext<Registrations>([]);
