import { Part, type PartProps } from "../parts/part";

/* Furniture at the building's scale, 26 units to the metre. Origin: the floor at the left. It is pale, because the
   systems are the subject. */

/** Desk with a screen and a chair, 6 squares. */
export function Workplace({ at, scale }: PartProps) {
  return (
    <Part at={at} scale={scale} className="d-hair">
      <path d="M0-19h36M3-19V0M33-19V0M10-33h14v9H10zM17-24v5M44-12h10M54-28v16M49-12v8M43 0l6-5 6 5" />
    </Part>
  );
}

/** Restaurant table laid for two, with two chairs; 7 squares. */
export function Dining({ at, scale }: PartProps) {
  return (
    <Part at={at} scale={scale} className="d-hair">
      <path d="M18-19h34M35-19V0M28 0h14M25-19v-6M23-30h4l-1 5M45-19v-6M43-30h4l-1 5" />
      <path d="M2-30v18h10V0M2-12V0M68-30v18H58V0M68-12V0" />
    </Part>
  );
}

/** Pendant lamp. Origin: the ceiling. */
export function Pendant({ at, scale }: PartProps) {
  return (
    <Part at={at} scale={scale} className="d-hair">
      <path d="M0 0v18M-8 25q0-7 8-7t8 7z" />
    </Part>
  );
}

/** Sofa with a standing lamp, 9 squares. */
export function Lounge({ at, scale }: PartProps) {
  return (
    <Part at={at} scale={scale} className="d-hair">
      <path d="M0-20q0-4 4-4t4 4v8h38v-8q0-4 4-4t4 4V-3H0zM8-12v-12h38v12M27-24v12M4-3V0M50-3V0" />
      <path d="M70 0h10M75 0v-44M67-38l4-10h8l4 10z" />
    </Part>
  );
}
