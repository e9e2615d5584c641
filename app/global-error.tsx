"use client";

import { type ErrorProps, UnexpectedError } from "@/components/layout/unexpected-error";
import "./globals.css";

export default function Page(props: ErrorProps) {
  return (
    <html lang="en-GB">
      <body>
        <UnexpectedError {...props} />
      </body>
    </html>
  );
}
