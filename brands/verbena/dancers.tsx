/** Chulapa: dotted flounces, a fringed shawl, a carnation in the scarf. */
export function Woman() {
  return (
    <g className="verbena-print">
      <path d="M262 838l-34 18h46zM322 846l34 12h-46z" fill="var(--art-petrol)" />
      <path
        d="M250 790l8 56M330 800l-2 48"
        stroke="var(--art-paper)"
        strokeWidth="20"
        strokeLinecap="round"
      />
      <path
        d="M318 420C268 400 224 352 214 296L238 214"
        fill="none"
        stroke="var(--art-paper)"
        strokeWidth="31"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M224 226c-8-20-10-36-4-50l12 18 2-32 16 30 12-24 2 34 14-10c0 22-10 36-26 46z"
        fill="var(--art-paper)"
      />
      <g transform="translate(-9 7)" fill="var(--art-limon)">
        <path d={BODICE} />
        <path d={SKIRT} />
      </g>
      <g fill="var(--art-pink)" className="verbena-plate">
        <path d={BODICE} />
        <path d={SKIRT} />
      </g>
      <g clipPath="url(#vb-skirt)" fill="none" strokeWidth="15">
        <path
          d="M206 640q24 26 48 4 22 28 56 6 28 24 62 2 22 20 56-2M148 716q26 28 56 8 26 30 68 10 34 28 76 6 34 24 72-2 20 14 48 2"
          stroke="var(--art-mora)"
          strokeLinejoin="round"
          className="verbena-plate"
        />
        <g stroke="var(--art-paper)" strokeLinecap="round">
          <path d="M300 572h120" strokeDasharray="0 40" />
          <path d="M276 608h170" strokeDasharray="0 42" />
          <path d="M232 684h220" strokeDasharray="0 44" />
          <path d="M186 766h270" strokeDasharray="0 46" />
        </g>
      </g>
      <path
        d="M120 802q26 28 58 12 30 28 68 10 34 26 72 6 34 22 70-2 30 14 60-10"
        fill="none"
        stroke="var(--art-paper)"
        strokeWidth="9"
        strokeLinecap="round"
      />
      <path d="M288 410c40-26 96-26 128 6l-12 62c-44 30-90 30-130-2z" fill="var(--art-petrol)" />
      <path
        d="M278 478l-10 46M298 490l-6 46M320 498l-2 46M344 500l2 46M368 496l6 44M390 488l10 40"
        stroke="var(--art-petrol)"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path
        d="M312 452c10-14 26-14 34 0-8 14-24 14-34 0zM362 448c8-12 20-12 28 0-8 12-20 12-28 0z"
        fill="var(--art-pink)"
      />
      <path d="M338 372h40v46h-40z" fill="var(--art-paper)" />
      <path
        d="M324 338a40 42 0 0 0 84 6c4-30-14-52-42-52-26 0-44 20-42 46z"
        fill="var(--art-paper)"
      />
      <path
        d="M410 342c-8-22-26-30-44-26-4 26-18 42-34 48-30-14-32-74 4-94 44-22 86 16 74 72z"
        fill="var(--art-petrol)"
      />
      <circle cx="318" cy="352" r="24" fill="var(--art-petrol)" />
      <path d="M322 268c10-22 40-30 64-14l-8 28c-20-14-38-14-54-2z" fill="var(--art-pink)" />
      <path d="M332 262l-26-16 8 26-22 8 26 12z" fill="var(--art-limon)" />
      <path
        d="M384 344q9 8 17 1M388 330q8-5 14 0"
        fill="none"
        stroke="var(--art-petrol)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M382 366q10 10 20 0z" fill="var(--art-pink)" />
      <circle cx="370" cy="360" r="9" fill="var(--art-pink)" opacity=".6" />
      <circle cx="338" cy="368" r="7" fill="var(--art-limon)" />
    </g>
  );
}

const BODICE = 'M296 424c38-20 78-20 112 0l-6 70-14 54h-74l-18-54z';
export const SKIRT =
  'M312 540h78c24 60 36 130 66 196 16 36 10 66-8 84-24 18-44 8-62-8-24 22-52 22-72 4-26 20-54 16-72-6-30 18-56 12-74-10-26 12-52 6-60-20 70-60 160-140 204-240z';

/** Chulapo: checked cap, waistcoat, one hand in its pocket, as is usual in the chotis. */
export function Man() {
  return (
    <g className="verbena-print">
      <path
        d="M504 566l-14 262M548 566c20 80 18 150 8 264"
        fill="none"
        stroke="var(--art-petrol)"
        strokeWidth="52"
        strokeLinecap="square"
      />
      <path
        d="M436 858c2-22 24-28 56-26h24v26zM500 862c2-22 26-30 58-26h26v26z"
        fill="var(--art-petrol)"
      />
      <path d="M436 858h80v8h-80zM500 862h84v8h-84z" fill="var(--art-limon)" />
      <path
        d="M556 420c40 24 64 62 58 92-6 24-36 30-62 28"
        fill="none"
        stroke="var(--art-paper)"
        strokeWidth="44"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M468 414c34-22 74-22 104 2l-8 168h-88z" fill="var(--art-paper)" />
      <g transform="translate(7 6)" fill="var(--art-sky)">
        <path d={WAISTCOAT} />
      </g>
      <path d={WAISTCOAT} fill="var(--art-mora)" className="verbena-plate" />
      <path
        d="M508 500v76"
        stroke="var(--art-limon)"
        strokeWidth="9"
        strokeLinecap="round"
        strokeDasharray="0 22"
      />
      <path d="M492 390h46v34l-24 24-22-24z" fill="var(--art-paper)" />
      <path
        d="M486 410c18 12 40 12 58 0l6 18-34 14-36-14zM500 436l-14 38 24-12 18 16-6-40z"
        fill="var(--art-limon)"
      />
      <path d="M474 342a42 44 0 0 0 86 2v-44h-74z" fill="var(--art-paper)" />
      <path d="M476 336l-12 26 14 4z" fill="var(--art-paper)" />
      <path d="M540 316h26l-2 44c-10 0-18-10-24-44z" fill="var(--art-petrol)" />
      <path
        d="M458 318c4-46 40-64 78-56 30 6 42 30 36 58-40-12-76-12-114-2z"
        fill="url(#vb-check)"
      />
      <path d="M446 326c14-16 46-22 78-16l-4 12c-26-4-52-4-74 4z" fill="var(--art-petrol)" />
      <path
        d="M484 346q8 7 15 0M482 331q8-6 16-1"
        fill="none"
        stroke="var(--art-petrol)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M474 366q24-10 40 4-22 9-40-4z" fill="var(--art-petrol)" />
      <path
        d="M478 428c-34 22-58 50-84 62"
        fill="none"
        stroke="var(--art-paper)"
        strokeWidth="42"
        strokeLinecap="round"
      />
      <circle cx="546" cy="456" r="15" fill="var(--art-pink)" />
      <path d="M546 470l4 24" stroke="var(--art-menta)" strokeWidth="5" strokeLinecap="round" />
    </g>
  );
}

const WAISTCOAT =
  'M466 418l26-10 22 76 26-76 34 10c4 54 0 108-6 166l-34-12-22 14-24-14-30 8c-2-54-2-108 8-162z';
