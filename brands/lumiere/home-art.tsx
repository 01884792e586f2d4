import type { ReactNode } from 'react';

interface Drawing {
  className?: string | undefined;
}

function Sheet({ box, className, children }: Drawing & { box: string; children: ReactNode }) {
  return (
    <svg
      viewBox={box}
      aria-hidden="true"
      className={className}
      fill="none"
      stroke="var(--art-line)"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}

/** Roofs at dusk; two windows have the light on. */
export function Roofs({ className }: Drawing) {
  return (
    <Sheet box="0 0 480 340" className={className}>
      <circle cx="372" cy="72" r="46" fill="var(--art-blush)" stroke="none" />
      <path d="M4 316h472M18 316V176l22-44h84l22 44v140M18 176h128M40 132l-6-18h96l-6 18M52 114V84h14v30M104 114V74h10v40" />
      <path d="M146 236h96V128l28-52h92l28 52v188M242 128h148M270 76l-4-16h100l-4 16M288 60V26h12v34M336 60V36h16v24M390 214h72v102M390 214l14-22h48l14 22M436 192v-26h12v26" />
      <path d="M44 206h24v38H44zM96 206h24v38H96zM96 268h24v48H96zM268 162h26v42h-26zM338 162h26v42h-26zM268 234h26v42h-26zM410 240h20v32h-20zM70 148h24v22H70zM298 92h34v28h-34z" />
      <path d="M44 268h24v34H44zM338 234h26v42h-26z" fill="var(--art-blush)" />
      <path d="M56 268v34M351 234v42M164 316v-56h60v56M194 260v56" />
    </Sheet>
  );
}

/** An envelope from the back, with the sender's name on it. */
export function Letter({ className }: Drawing) {
  return (
    <Sheet box="0 0 320 320" className={className}>
      <path d="M24 92h272v176H24z" />
      <path d="M24 92l136 104L296 92M24 268l104-96M296 268l-104-96" />
      <circle cx="160" cy="194" r="34" fill="var(--art-blush)" />
      <path d="M146 206c2-22 8-32 14-32 7 0 5 12-3 17-6 4-9 8-4 12 8 6 15-2 22-11" />
      <path d="M92 52c10-16 18-16 18-4s10 10 16-2 12-12 14 0 10 10 18 0 14-8 16 2 12 8 22-4 20-10 30-4" />
    </Sheet>
  );
}

/** A cup with the bill beside it. */
export function Receipt({ className }: Drawing) {
  return (
    <Sheet box="0 0 300 400" className={className}>
      <path d="M14 330h272M40 330l-8 62M260 330l8 62" />
      <path d="M36 262h128c0 40-22 60-64 60s-64-20-64-60z" fill="var(--art-wall)" />
      <path d="M164 272c30-6 38 36-12 34M22 322h156l-16 8H38z" />
      <path d="M78 240c-14-20 14-28 0-52M112 240c-14-20 14-28 0-52" />
      <path d="M204 326V96l10 9 10-9 10 9 10-9 10 9 10-9 10 9v222" fill="var(--art-paper)" />
      <path d="M218 136h42M218 158h28M218 180h36M218 202h22M218 246h42" />
      <circle cx="250" cy="284" r="17" fill="var(--art-blush)" stroke="none" />
      <path d="M218 284h18M218 300h42" />
    </Sheet>
  );
}
