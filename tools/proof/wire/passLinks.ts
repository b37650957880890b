import { type Link, openLink } from './link.ts';
import type { LinkCommand, LinkReply } from './linksProcess.ts';

const links = new Map<number, Link>();

async function obey(command: LinkCommand): Promise<Omit<LinkReply, 'call'>> {
  const { kind, link } = command;
  const open = links.get(link);
  switch (kind) {
    case 'open': {
      const opened = await openLink(command.target);
      links.set(link, opened);
      return { port: opened.port };
    }
    case 'close':
      await open?.close();
      links.delete(link);
      return {};
    case 'delay':
      await open?.delay(command.ms);
      return {};
    case 'heal': {
      const suffered = await open?.heal();
      return suffered === undefined ? {} : { suffered };
    }
    case 'cut':
    case 'freeze':
    case 'forget':
      await open?.[kind]();
      return {};
  }
}

process.on('message', async (command: LinkCommand) => {
  process.send?.({ ...(await obey(command)), call: command.call });
});
process.on('disconnect', () => process.exit(0));
process.send?.('started');
