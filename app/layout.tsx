import type { Metadata, Viewport } from "next";
import localFont from "next/font/local";
import type { ReactNode } from "react";
import "./globals.css";

// One variable file for display and text, made by scripts/make-assets.ts. Preloaded and "optional": the browser waits a
// moment for it and then stays with what it has, so the text never shifts (a slow first visit reads the size-adjusted
// fallback, the next page has the font).
const archivo = localFont({
  src: "../generated/archivo.woff2",
  weight: "400 700",
  display: "optional",
  variable: "--font-archivo",
  // By weight, in fallback-font.css.
  adjustFontFallback: false,
});

// The files are in public/. The .ico states a size so that browsers which read SVG take the SVG.
export const metadata: Metadata = {
  icons: {
    icon: [
      { url: "/favicon.ico", sizes: "32x32" },
      { url: "/favicon.svg", type: "image/svg+xml" },
    ],
    apple: "/apple-touch-icon.png",
  },
};

// The top bar's ink, by day and after dark (app/colours.css).
export const viewport: Viewport = {
  colorScheme: "light dark",
  themeColor: [{ color: "#10233b" }, { media: "(prefers-color-scheme: dark)", color: "#081423" }],
};

/** What every page has, that in the frame of the booking dialog too; the header and footer are in (site)/layout.tsx. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB" className={archivo.variable}>
      <body>{children}</body>
    </html>
  );
}
