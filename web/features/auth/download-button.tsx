import { Download } from 'lucide-react';
import { useRef, useState } from 'react';
import { addressOf } from '#web/lib/api.ts';
import { Button } from '#web/ui/button.tsx';
import { ReauthenticateDialog } from './reauthenticate-dialog.tsx';

/** Downloads all data of the account. The browser saves it as a file, so its size does not matter. */
export function DownloadButton() {
  const [asking, setAsking] = useState(false);
  const until = useRef(0);
  const fetchFile = () => {
    const link = document.createElement('a');
    link.href = addressOf('GET /account/export');
    link.download = '';
    link.click();
  };
  // Confirms again half a minute before the server's ten minutes are over.
  const onClick = () => (Date.now() < until.current ? fetchFile() : setAsking(true));
  const onGiven = () => {
    until.current = Date.now() + 9.5 * 60_000;
    setAsking(false);
    fetchFile();
  };
  return (
    <>
      <Button look="paper" onClick={onClick}>
        <Download aria-hidden className="size-6" />
        Download my data
      </Button>
      {asking && (
        <ReauthenticateDialog action="Download my data" onGiven={onGiven} onClose={() => setAsking(false)} />
      )}
    </>
  );
}
