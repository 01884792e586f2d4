import type { Upload } from '#components/media/use-upload.ts';
import { UploadProgress } from '#components/media/upload-progress.tsx';

interface UploadTileProps {
  upload: Upload;
  onRetry: () => void;
  onDrop: () => void;
}

/** A photo being uploaded: its preview, the progress, and a button to cancel it. */
export function UploadTile({ upload, onRetry, onDrop }: UploadTileProps) {
  return (
    <div className="grid grid-cols-[5rem_1fr] items-center gap-4">
      <div className="crop aspect-3/4 overflow-hidden bg-sunken">
        <img src={upload.preview} alt="" className="size-full object-cover" />
      </div>
      <UploadProgress upload={upload} onRetry={onRetry} onDrop={onDrop} />
    </div>
  );
}
