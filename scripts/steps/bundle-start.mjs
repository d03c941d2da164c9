/** Uses nothing but the shell: the computer may have no Node and few programs. */
export const startScript = `#!/bin/sh
# Starts Codeferry from this folder. --lan: with HTTPS for the local network.
case $0 in
  */*) cd "\${0%/*}" || exit 1 ;;
esac
for option in "$@"; do
  case $option in
    --lan) export LAN=1 ;;
    *) echo "Unknown option $option. Use ./start or ./start --lan" >&2; exit 2 ;;
  esac
done
DATA_DIR=\${DATA_DIR:-../data}
export DATA_DIR
cd app || exit 1
exec ../node/bin/node dist/server/main.js
`;

/** @param {string} version */
export const readmeText = (version) => `Codeferry ${version}

Everything is in this folder. Nothing is installed, and no network is needed.

  ./start          then open http://127.0.0.1:8080 on this computer
  ./start --lan    also for phones and laptops in the same network: it prints an address and a QR code

Start it as an ordinary user, not as root. The data is in the folder "data": keep it when you unpack a newer version.

C++ and Java are judged if this computer has g++ and a JDK. Python needs python3. JavaScript needs nothing more.
`;
