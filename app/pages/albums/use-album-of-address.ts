import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { closeDialog, showDialog } from '../../components/dialog/dialog';

/** State of the history entry that a click on a card made: closing the album takes that step back. */
export const OPENED_HERE = { albumOpenedHere: true };

/**
 * Keeps the open dialog and the fragment of the address the same: `#sports-day`, and `#sports-day/3` while its third
 * photo is open above it. Returns what to do when a dialog has closed.
 */
export function useAlbumOfAddress(ids: readonly string[]): (id: string) => void {
  const { hash, key, ...location } = useLocation();
  const state: unknown = location.state;
  const navigate = useNavigate();
  const [wanted] = hash.slice(1).split('/');

  useEffect(() => {
    for (const id of ids) {
      if (id === wanted) showDialog(id);
      else closeDialog(id);
    }
    // `key` changes with every navigation, also to the same fragment again.
  }, [ids, wanted, key]);

  return (id) => {
    if (wanted !== id) return;
    const cameByCard = (state as Partial<typeof OPENED_HERE> | null)?.albumOpenedHere;
    void (cameByCard ? navigate(-1) : navigate({ hash: '' }, { replace: true, preventScrollReset: true }));
  };
}
