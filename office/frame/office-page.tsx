import type { ReactNode } from 'react';
import { useFrame } from './frame-context';

interface OfficePageProps {
  /** Heading of the page and title of the window. */
  title: string;
  children: ReactNode;
}

/** A page of the office with its menu. Every view is one. */
export function OfficePage({ title, children }: OfficePageProps) {
  const { school } = useFrame();
  return (
    <>
      <title>{`${title} · ${school}`}</title>
      <header>
        <p translate="no">{school}</p>
      </header>
      <main id="content" tabIndex={-1}>
        <h1>{title}</h1>
        {children}
      </main>
    </>
  );
}
