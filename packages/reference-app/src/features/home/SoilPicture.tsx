/** A seedling over the layers it grows from. Says nothing that the page doesn't. */
export function SoilPicture() {
  return (
    <svg className="app-soil" viewBox="0 0 480 320" aria-hidden="true" focusable="false">
      <rect className="app-soil__sky" width="480" height="320" rx="24" />
      <circle className="app-soil__sun" cx="392" cy="66" r="26" />
      <path className="app-soil__top" d="M0 168c60-22 120-22 180-8s120 20 180 4 90-18 120-10v66H0z" />
      <path className="app-soil__middle" d="M0 208c70-14 130 10 220 6s170-26 260-8v70H0z" />
      <path
        className="app-soil__bottom"
        d="M0 262c80-12 150 12 240 6s160-22 240-6v34a24 24 0 0 1-24 24H24a24 24 0 0 1-24-24z"
      />
      <g className="app-soil__stones">
        <ellipse cx="86" cy="238" rx="13" ry="8" />
        <ellipse cx="372" cy="242" rx="16" ry="9" />
        <ellipse cx="298" cy="290" rx="11" ry="7" />
        <ellipse cx="140" cy="294" rx="18" ry="9" />
        <ellipse cx="424" cy="292" rx="9" ry="6" />
      </g>
      <g className="app-soil__root">
        <path d="M222 160c-2 24-16 32-24 52M222 160c2 28 12 40 10 76M222 162c8 20 24 24 36 44" />
      </g>
      <g className="app-soil__plant">
        <path className="app-soil__stem" d="M222 162c-2-26 2-44 0-66" />
        <path d="M221 112c-34 2-52-16-54-46 32 0 52 14 54 46z" />
        <path d="M223 96c0-34 22-54 58-54 0 36-22 54-58 54z" />
      </g>
      <g className="app-soil__dots">
        <circle cx="50" cy="192" r="3" />
        <circle cx="128" cy="184" r="3" />
        <circle cx="310" cy="190" r="3" />
        <circle cx="420" cy="184" r="3" />
        <circle cx="168" cy="238" r="3" />
        <circle cx="322" cy="232" r="3" />
      </g>
    </svg>
  );
}
